"""The cards, a file for each way they work; all files here are imported, which fills the registry."""

import importlib
import pkgutil

for module in pkgutil.iter_modules(__path__):
    importlib.import_module(f"{__name__}.{module.name}")

"""How a server is run; `orda serve` fills it from its options."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

VARIABLE: Final = "ORDA_SERVER"  # how worker processes are told
STATIC: Final = Path(__file__).parent / "static"


def default_database() -> str:
    """In the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(base) / "orda" / "orda.sqlite")


class Config(Struct):
    database: str = msgspec.field(default_factory=default_database)
    origins: list[str] = []  # allowed besides the server's own
    static: str = str(STATIC)
    bot_processes: int = 2
    check_processes: int = 1  # that verify files and play matches again
    analysis_processes: int = 1  # that analyse finished matches
    analysis_simulations: int = 0  # for each choice of an analysis; 0: as many as the game needs
    bot_seconds: float = 10.0  # after which a bot has failed
    bot_thinking: float = 1.0  # that the best bots think about a choice; less while many have to think
    bot_pause: float = 0.4  # before a bot's choice, so that people can follow
    evict_after: float = 120.0  # seconds without anybody there
    keep_open: int = 5000  # matches in memory
    sweep_every: float = 5.0
    proxies: str = "127.0.0.1"  # addresses of reverse proxies, whose word is taken for where people come from
    network: str = ""  # where others on the network find it: for invitations made on this machine
    keep_days: int = 0  # how long finished tables stay; 0: for ever
    log: str = "text"
    metrics: str = ""  # where several workers put their numbers, to be summed up
    began: int = 0  # the clock of all workers (clock.py); 0: each process has its own
    parent: int = 0  # the process that started this one as one of several, and without which it ends
    push_gateway: str = ""  # host:port that gets all pushes instead of the push services: for tests
    limits: bool = True  # of messages, chat, hints, identities and tables per time
    limited: list[str] = []  # those set otherwise: name=count/seconds

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=cls)

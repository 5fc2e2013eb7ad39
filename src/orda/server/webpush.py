"""Web Push: what is told, encrypted for one browser (RFC 8291), and who tells it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # the one record that a message is
VALID_SECONDS: Final = 12 * 60 * 60  # of a token; push services take at most 24 hours


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> str:
    """A private key, as it is kept."""
    return to_text(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def is_public_key(text: str) -> bool:
    """A point of the curve, and so a key of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(text))
    except ValueError:
        return False
    return True


class Teller:
    """Signs: the push service learns that all of it comes from the same server, and who may be asked about it."""

    def __init__(self, key: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(to_bytes(key), "big"), CURVE)
        self.public = to_text(point(self.key.public_key()))

    def authorization(self, endpoint: str, subject: str, now: float) -> str:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID_SECONDS, "sub": subject}
        head = to_text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        said = f"{head}.{to_text(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(
    text: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """For the browser with these keys alone; `own` and `salt` are new each time (tests give those of the RFC)."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = to_bytes(p256dh)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    mine = point(own.public_key())
    secret = derived(shared, to_bytes(auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, text + b"\2", None)

"""Recomputes test vectors of the fortune wheel, without any code of the portal.

python3 check-vectors.py test-vectors.json

The file may also hold the draws of a portal. Prints how many were right. Exit code 1: some were wrong.
"""

import hashlib
import hmac
import json
import sys


def sha256(data):
    return hashlib.sha256(data).digest()


def draw(vector):
    seed = bytes.fromhex(vector["serverSeed"])
    total = vector["weightTotal"]
    block = 0
    words = 0
    while True:
        text = f"{vector['clientSeed']}:{vector['nonce']}:{vector['set']}:{block}"
        digest = hmac.new(seed, text.encode(), hashlib.sha256).digest()
        for start in range(0, 32, 4):
            word = int.from_bytes(digest[start : start + 4], "big")
            words += 1
            if word < 2**32 // total * total:
                return word % total, words
        block += 1


def is_drawn(vector):
    number, words = draw(vector)
    return number == vector["draw"] and words == vector.get("words", words)


def is_committed(vector):
    hashes = [sha256(vector[name].encode()) for name in ("regular", "jackpot")]
    if [one.hex() for one in hashes] != [vector["regularHash"], vector["jackpotHash"]]:
        return False
    seed = bytes.fromhex(vector["serverSeed"])
    return sha256(b"olympus-wheel/1" + seed + hashes[0] + hashes[1]).hex() == vector["seedHash"]


def is_row(vector):
    left = vector["draw"]
    for row, weight in enumerate(vector["weights"]):
        if left < weight:
            return row == vector["row"]
        left -= weight
    return False


def is_leaf(vector):
    return sha256(b"\0" + sha256(vector["statement"].encode())).hex() == vector["leafHash"]


checks = {"draws": is_drawn, "seedHashes": is_committed, "rows": is_row, "leafHashes": is_leaf}

with open(sys.argv[1], encoding="utf-8") as file:
    vectors = json.load(file)
wrong = 0
for name, is_right in checks.items():
    results = [is_right(vector) for vector in vectors.get(name, [])]
    wrong += results.count(False)
    print(f"{name}: {results.count(True)} right, {results.count(False)} wrong")
sys.exit(1 if wrong else 0)

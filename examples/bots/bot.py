#!/usr/bin/env python3
"""A bot for Ludus that needs nothing but Python 3.

It takes a seat and answers every question of the game by chance: put your own idea into `choose`.

    python3 bot.py                 sits down at the first open public table
    python3 bot.py --table ID      sits down at this one; the ID is the end of its link

LUDUS_URL in the environment says where the server is (http://127.0.0.1:8080),
LUDUS_TOKEN is the token of the bot's account; without it, a new account is made.
"""

import argparse, http.client, json, os, random, secrets, sys, time, urllib.error, urllib.request

SERVER = os.environ.get("LUDUS_URL", "http://127.0.0.1:8080").rstrip("/")
token = os.environ.get("LUDUS_TOKEN")


def choose(view, choices):
    """The whole mind of this bot. `view` is the table as its seat sees it, `choices` is all that is legal now."""
    return random.choice(choices)


def call(method, path, body=None):
    """Sends a request and returns the answer, which can be read line by line. Raises HTTPError if it is refused."""
    headers = {"Content-Type": "application/json"} if body else {}
    if token:
        headers["Authorization"] = "Bearer " + token
    data = json.dumps(body).encode() if body else None
    while True:
        try:
            request = urllib.request.Request(SERVER + path, data, headers, method=method)
            return urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as refused:
            if refused.code not in (429, 503):  # Too fast, or not ready: later.
                raise
        except (OSError, http.client.HTTPException):
            print(f"Waiting for {SERVER}", flush=True)
        time.sleep(1)


def sit(table):
    """Takes a free seat, unless we have one here. The salt goes into the luck, so that nobody else can choose it."""
    if json.load(call("GET", f"/api/tables/{table}"))["as"] == "spectator":
        call("POST", f"/api/tables/{table}/acts", {"do": "sit", "salt": secrets.token_hex(8)})


def first_open():
    tables = json.load(call("GET", "/api/tables"))["tables"]
    return next((table["id"] for table in tables if table["status"] == "open"), None)


def follow(table):
    """How things stand, again and again; after a cut line we are told exactly what we have missed."""
    since = 0
    while True:
        try:
            for line in call("GET", f"/api/tables/{table}/stream?since={since}"):
                told = json.loads(line) if line.strip() else {}  # An empty line is a sign of life.
                if "now" in told:
                    since = told["lines"][-1]["n"] if told["lines"] else since
                    yield told["now"]
        except urllib.error.HTTPError:
            raise
        except (OSError, ValueError, http.client.HTTPException):
            time.sleep(1)


def play(table):
    """Answers whatever we are asked until the match is over, and returns how it ended."""
    view, answered = None, None
    for now in follow(table):
        view = now.get("view", view)  # Left out when nothing on the table has changed.
        if now["status"] == "over":
            return now["outcome"]
        own = now.get("own")  # What we are asked; `locked` is a sealed answer of ours that is in already.
        if own and own["choices"] and not own["locked"] and own["decision"] != answered:
            answered = own["decision"]  # Named in the answer: a late one never lands on the next question.
            act = {"do": "choose", "decision": answered, "choice": choose(view, own["choices"])}
            try:
                call("POST", f"/api/tables/{table}/acts", act)
            except urllib.error.HTTPError as refused:
                print("Refused:", refused.read().decode(), flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--table")
    wanted = parser.parse_args().table
    try:
        if not token:
            token = json.load(call("POST", "/api/bots", {"name": "Python bot"}))["token"]
            print(f"A new account. To be the same bot again: LUDUS_TOKEN={token}", flush=True)
        table = wanted or first_open() or sys.exit("There is no open public table.")
        sit(table)
        print(f"Sitting at {SERVER}/table/{table}", flush=True)
        print("Over:", json.dumps(play(table)))
    except urllib.error.HTTPError as refused:
        sys.exit("Refused: " + refused.read().decode())

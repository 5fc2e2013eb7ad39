"""A bot of your own in 40 lines: it claims a seat by its link and plays. `python bot.py http://localhost:8000 TOKEN`"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def call(server, cookie, path, body=None):
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]


def choose(state):
    """Put your wits here: `view` is all you may see, `options` all you may do."""
    return random.choice(state["decision"]["options"])["option"]


def play(server, token):
    _, cookie = call(server, "", "/api/me")
    call(server, cookie, "/api/me", {"name": "External bot"})
    table = call(server, cookie, "/api/links/claim", {"token": token})[0]["table"]
    with connect(server.replace("http", "ws", 1) + "/ws", additional_headers={"Cookie": cookie}) as socket:
        socket.send(json.dumps({"type": "subscribe", "table": table}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "state" and message["view"]["result"] is not None:
                return message["view"]["result"]
            if message["type"] == "state" and message["decision"] is not None:
                choice = {"type": "choose", "table": table, "number": message["number"], "option": choose(message)}
                socket.send(json.dumps(choice))
        raise ConnectionError("the server has ended the connection")


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))

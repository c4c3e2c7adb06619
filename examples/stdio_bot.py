"""A bot for `play-stdio`: any program that reads and writes lines of JSON. This one uses only Python's standard library.

farebox play-stdio --bot planner --bot "program: python examples/stdio_bot.py" --games 10
"""

import heapq
import json
import sys


def way(board, view, a, b):
    """The cheapest path from a to b (Dijkstra): (spaces still to claim, routes still to claim), or None."""
    owner = {route: player["seat"] for player in view["players"] for route in player["routes"]}
    shut = board["ruleset"] == "new_york" and view["seats"] == 2  # claiming one route of a double closes the other
    queue, done = [(0, a, [])], set()
    while queue:
        cost, here, routes = heapq.heappop(queue)
        if here == b:
            return cost, routes
        if here in done:
            continue
        done.add(here)
        for route in board["routes"]:
            if here in (route["a"], route["b"]):
                there = route["b"] if here == route["a"] else route["a"]
                if owner.get(route["id"]) == view["seat"]:
                    heapq.heappush(queue, (cost, there, routes))
                elif route["id"] not in owner and not (shut and route["twin"] in owner):
                    heapq.heappush(queue, (cost + route["length"], there, [*routes, route["id"]]))
    return None


def choose(board, view):
    me, actions = view["players"][view["seat"]], view["actions"]
    ends = {ticket["id"]: (ticket["a"], ticket["b"]) for ticket in board["tickets"]}
    color = {route["id"]: route["color"] for route in board["routes"]}
    twin = {route["id"]: route["twin"] for route in board["routes"]}
    if actions[0]["kind"] == "keep":  # keep the tickets that cost the least
        return min(actions, key=lambda action: sum((way(board, view, *ends[t]) or (99,))[0] for t in action["tickets"]))
    ways = sorted(found for t in me["ticket_list"] if (found := way(board, view, *ends[t])) and 0 < found[0] <= me["pieces"])
    wanted = {half for route in ways[0][1] for half in (route, twin[route]) if half} if ways else set()
    claims = [action for action in actions if action["kind"] == "claim" and (action["route"] in wanted or not wanted)]
    if claims:  # claim the longest, with the fewest wild cards
        return max(claims, key=lambda action: (sum(action["payment"].values()), -action["payment"].get(board["wild"], 0)))
    most = max(me["hand"], key=me["hand"].get, default="")  # the color to collect for gray routes
    lacking = {most if color[route] == "gray" else color[route] for route in wanted} | {board["wild"]}
    takes = [action for action in actions if action["kind"] == "take" and action["card"] in lacking]
    draws = [action for action in actions if action["kind"] in ("draw", "blind")]
    return (takes + draws + actions)[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "start":
        board = message["board"]
    elif message["type"] == "choose":
        print(json.dumps({"action": choose(board, message["view"])}), flush=True)

"""Hosts tables in a web page, without a server: a worker of the page runs this package under Pyodide.

It takes the requests and messages of the protocol (docs/protocol.md) and makes the same answers as the server. Nothing here
waits or opens anything: what is to be stored and sent is collected, and the worker stores it before it delivers anything.
"""

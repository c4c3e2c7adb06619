/**
 * node compile_stdlib.mjs OUT: Python's library for browsers as an archive of compiled files. Pyodide brings its sources, and compiling
 * them at every start takes longer than everything else together. What tables in a page have no use for is left out.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const SOURCES = new URL("node_modules/pyodide/python_stdlib.zip", import.meta.url);
const LEFT_OUT = [
  "_pydatetime _pyio _pyrepl bdb cmd compileall ctypes doctest ensurepip fileinput ftplib idlelib imaplib mailbox modulefinder multiprocessing",
  "optparse pdb pickletools plistlib poplib profile pstats pydoc pydoc_data smtplib socketserver sqlite3 tarfile timeit trace tracemalloc",
  "turtle unittest venv wave wsgiref xml xmlrpc",
].join(" ").split(" ");
const ENCODINGS = /^encodings\/(?!__init__|aliases|ascii|charmap|cp437|cp1252|idna|latin_1|punycode|raw_unicode|unicode_|utf_)/;

/** Reads one archive and writes another: without mtimes, and so always the same bytes. `left_out` says what to omit. */
const COMPILE = `
import importlib._bootstrap_external as external, importlib.util, zipfile
def compiled(left_out):
    with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for name in sources.namelist():
            if name.endswith("/") or left_out(name):
                continue
            content = sources.read(name)
            if name.endswith(".py"):
                code = compile(content, f"/lib/{name}", "exec", dont_inherit=True)
                content = external._code_to_hash_pyc(code, importlib.util.source_hash(content), checked=False)
                name += "c"
            made.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
compiled
`;

const python = await loadPyodide();
python.FS.writeFile("/sources.zip", new Uint8Array(readFileSync(SOURCES)));
const leftOut = (name) => LEFT_OUT.includes(name.split(/[/.]/)[0]) || ENCODINGS.test(name);
python.runPython(COMPILE)(leftOut);
writeFileSync(process.argv[2], python.FS.readFile("/compiled.zip"));

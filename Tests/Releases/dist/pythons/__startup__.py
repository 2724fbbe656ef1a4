# SPDX-License-Identifier: MIT
"""Makes an interpreter of cx_Freeze's base program: that program imports this module and calls both functions.

It takes -c CODE, -m MODULE or FILE and their arguments, and reads PYTHONPATH and PYTHONIOENCODING. Linux starts no
programs of another processor, so TAPZOOM_PYTHON names the file that starts this interpreter, and TAPZOOM_LOADER is the
command that starts the loader of musl, which pip asks for its version."""

import os
import sys
import types


def init():
    bases = os.path.dirname(sys.executable)
    sys.path.append(os.path.join(bases, "lib-dynload"))
    if "PYTHONIOENCODING" in os.environ:
        sys.stdout.reconfigure(encoding=os.environ["PYTHONIOENCODING"])
    sys.path[:0] = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    # The build of this interpreter, of which the package has no record. sysconfig needs one.
    import sysconfig

    built = types.ModuleType(sysconfig._get_sysconfigdata_name())
    built.build_time_vars = {"SOABI": f"cpython-311-{sys.implementation._multiarch}"}
    sys.modules[built.__name__] = built
    sys.executable = os.environ.get("TAPZOOM_PYTHON", sys.executable)
    if "TAPZOOM_LOADER" in os.environ:
        start_loader(os.environ["TAPZOOM_LOADER"].split())


def start_loader(loader):
    import subprocess

    started = subprocess.run

    def run(command, *arguments, **options):
        is_loader = str(command[0]).startswith("/lib/ld-musl-")
        return started(loader if is_loader else command, *arguments, **options)

    subprocess.run = run


def run():
    import runpy

    option, *arguments = sys.argv[1:]
    if option == "-c":
        sys.argv[:] = ["-c", *arguments[1:]]
        import __main__

        exec(compile(arguments[0], "<string>", "exec"), __main__.__dict__)
    elif option == "-m":
        # runpy finds the module from the working directory, as Python does.
        sys.path.insert(0, os.getcwd())
        sys.argv[:] = arguments
        runpy.run_module(arguments[0], run_name="__main__", alter_sys=True)
    else:
        sys.path.insert(0, os.path.dirname(os.path.abspath(option)))
        sys.argv[:] = [option, *arguments]
        runpy.run_path(option, run_name="__main__")

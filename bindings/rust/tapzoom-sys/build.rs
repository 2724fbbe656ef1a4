// SPDX-License-Identifier: MIT
//! Finds the library: that of TAPZOOM_LIB_DIR, the static one or tapzoom.c of this crate, or that of the system.

use std::path::{Path, PathBuf};
use std::process::{exit, Command};
use std::{env, fs};

/// In a crate that is packed, and in a checkout after `make amalgamation`.
const SOURCES: [&str; 2] = ["c/tapzoom.c", "../../../build/amalgamation/tapzoom.c"];

/// The flag of a variable: 1 is on; unset, empty and 0 are off.
fn is_set(name: &str) -> bool {
    !matches!(env::var(name).as_deref(), Err(_) | Ok("") | Ok("0"))
}

fn main() {
    for name in ["TAPZOOM_LIB_DIR", "TAPZOOM_DYNAMIC", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let target = env::var("TARGET").expect("cargo sets TARGET");
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let libraries = package.join("lib");
    println!("cargo:rerun-if-changed=build.rs");
    let is_dynamic = is_set("TAPZOOM_DYNAMIC");
    let own = libraries.join(&target);
    let done = if let Some(folder) = env::var_os("TAPZOOM_LIB_DIR").filter(|folder| !folder.is_empty()) {
        link(Path::new(&folder), is_dynamic, &target).map_err(|why| format!("TAPZOOM_LIB_DIR is wrong: {why}."))
    } else if !is_dynamic && own.is_dir() {
        link(&own, false, &target)
    } else {
        match source(&package, is_dynamic) {
            Ok(source) => compile(&source, &target),
            Err(no_source) => link_by_pkg_config(is_dynamic, &target).map_err(|why| {
                let kind = if is_dynamic { "shared " } else { "" };
                let targets = targets(&libraries);
                format!(
                    "tapzoom-sys has no {kind}library for {target}.\n\
                     It has static libraries for: {targets}.\n\
                     It compiles no tapzoom.c: {no_source}.\n\
                     The system has no library either: {why}.\n\
                     Set TAPZOOM_LIB_DIR to the folder of libtapzoom, switch on the feature cc, or install libtapzoom."
                )
            }),
        }
    };
    if let Err(why) = done {
        eprintln!("{why}");
        exit(1);
    }
}

/// Links the library of a folder, and links it again when it changes.
fn link(folder: &Path, is_dynamic: bool, target: &str) -> Result<(), String> {
    let names = names(target, is_dynamic);
    let found: Vec<_> = names.iter().map(|name| folder.join(name)).filter(|file| file.is_file()).collect();
    if found.is_empty() {
        return Err(format!("the folder {} has no {}", folder.display(), names.join(" or ")));
    }
    for file in found {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    println!("cargo:rustc-link-search=native={}", folder.display());
    println!("cargo:rustc-link-lib={}=tapzoom", if is_dynamic { "dylib" } else { "static" });
    Ok(())
}

/// The files in which a linker finds the library.
fn names(target: &str, is_dynamic: bool) -> &'static [&'static str] {
    match (target.contains("-windows-"), is_dynamic) {
        (true, true) => &["tapzoom.lib", "libtapzoom.dll.a"],
        (true, false) => &["tapzoom.lib", "libtapzoom.a"],
        (false, true) if target.contains("-apple-") => &["libtapzoom.dylib"],
        (false, true) => &["libtapzoom.so"],
        (false, false) => &["libtapzoom.a"],
    }
}

/// The library as one C file, or why it is not compiled.
fn source(package: &Path, is_dynamic: bool) -> Result<PathBuf, String> {
    if is_dynamic {
        return Err("TAPZOOM_DYNAMIC asks for a shared library".into());
    } else if !cfg!(feature = "cc") {
        return Err("the feature cc is off".into());
    }
    let mut files = SOURCES.iter().map(|file| package.join(file));
    files.find(|file| file.is_file()).ok_or_else(|| format!("{} has no {}", package.display(), SOURCES.join(" or ")))
}

#[cfg(not(feature = "cc"))]
fn compile(_: &Path, _: &str) -> Result<(), String> {
    unreachable!()
}

/// Compiles and links the library, with the arithmetic that the head of the file asks for.
#[cfg(feature = "cc")]
fn compile(source: &Path, target: &str) -> Result<(), String> {
    println!("cargo:rerun-if-changed={}", source.display());
    let mut build = cc::Build::new();
    // Fast also in a debug build, and without calls of libm.
    build.file(source).opt_level(2).debug(false).warnings(false).flag_if_supported("-fno-math-errno");
    if env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("x86") {
        build.flag_if_supported("-msse2").flag_if_supported("-mfpmath=sse");
    }
    let done = build.try_compile("tapzoom");
    done.map_err(|why| format!("{} does not compile for {target}: {why}", source.display()))
}

/// Links the library of the system, where the program pkg-config finds it.
fn link_by_pkg_config(is_dynamic: bool, target: &str) -> Result<(), String> {
    if env::var("HOST").as_deref() != Ok(target) && env::var_os("PKG_CONFIG").is_none() {
        return Err("pkg-config is not asked for another target, unless PKG_CONFIG names one for it".into());
    }
    let program = env::var_os("PKG_CONFIG").unwrap_or_else(|| "pkg-config".into());
    let name = Path::new(&program).display();
    let done = Command::new(&program)
        .args(["--variable=libdir", "tapzoom"])
        .output()
        .map_err(|error| format!("{name} does not run: {error}"))?;
    let folder = String::from_utf8_lossy(&done.stdout).trim().to_owned();
    if !done.status.success() || folder.is_empty() {
        return Err(format!("{name} does not find tapzoom"));
    }
    link(Path::new(&folder), is_dynamic, target)
}

/// The targets of the libraries in this crate.
fn targets(libraries: &Path) -> String {
    let mut names: Vec<_> = fs::read_dir(libraries)
        .map(|entries| entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
        .unwrap_or_default();
    names.sort();
    if names.is_empty() {
        "no target".into()
    } else {
        names.join(", ")
    }
}

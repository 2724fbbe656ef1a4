# SPDX-License-Identifier: MIT
#
# The NuGet package and the Unity package. mcs compiles; it comes from Debian.

PACK_CSHARP = VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/csharp/pack.py
CSHARP_TARGETS := linux-x86_64 linux-arm64 linux-armv7hf linux-riscv64 windows-x64 windows-arm64 android apple
# The library for the web, where it is a target.
CSHARP_WEB = $(shell grep -q '"emscripten"' bindings/c/dist/targets.py && echo emscripten)

# `make release` has built them, and sets this to nothing.
CSHARP_LIBRARIES := csharp-libraries

.PHONY: nuget nuget-here unity-package csharp-libraries csharp-here
nuget: $(CSHARP_LIBRARIES) ## Build build/nuget/TapZoom.*.nupkg, the C# package with the libraries of all systems.
	@$(PACK_CSHARP) nuget build/nuget build/dist/libraries

nuget-here: build ## Build build/nuget/TapZoom.*.nupkg, the C# package with the library of this machine alone.
	@sh Tests/packages.sh mono-mcs
	@$(PACK_CSHARP) nuget build/nuget

unity-package: $(CSHARP_LIBRARIES) ## Build build/unity/dev.tapzoom.tapzoom-*.tgz, the Unity package.
	@$(PACK_CSHARP) unity build/unity build/dist/libraries

csharp-libraries:
	@sh Tests/packages.sh mono-mcs lld-16 llvm
	@$(DIST) $(CSHARP_TARGETS) $(CSHARP_WEB)

# Both packages with the library of this machine alone, for the tests.
csharp-here: build
	@sh Tests/packages.sh mono-mcs
	@$(PACK_CSHARP) nuget build/tests/csharp
	@$(PACK_CSHARP) unity build/tests/csharp

# SPDX-License-Identifier: MIT
#
# The jar of Java and Kotlin with the libraries of this machine and of the systems that `make dist` has built, its sources
# and pages, and a repository of Maven with them.

JAVA_PACKAGES := openjdk-17-jdk-headless

.PHONY: jar
jar: build ## Build build/java/tapzoom-*.jar for Java and Kotlin, with the libraries that are built.
	@sh Tests/packages.sh $(JAVA_PACKAGES)
	@TOOLS=$(TOOLS) VERSION=$(VERSION) PYTHONDONTWRITEBYTECODE=1 $(PYTHON) bindings/java/jars.py
	@echo "--- The jar is build/java/tapzoom-$(VERSION).jar"

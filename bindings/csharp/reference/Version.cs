// SPDX-License-Identifier: MIT
//
// The version of the assembly. It changes with the major version alone: programs compiled with 1.x run with later 1.x.

[assembly: System.Reflection.AssemblyVersion("1.0.0.0")]

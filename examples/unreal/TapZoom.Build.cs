// SPDX-License-Identifier: MIT
//
// The library as an external module: Source/ThirdParty/TapZoom/TapZoom.Build.cs beside the folders of the archives. A
// module that uses it adds "TapZoom" to its PublicDependencyModuleNames.

using System.IO;
using UnrealBuildTool;

public class TapZoom : ModuleRules
{
    public TapZoom(ReadOnlyTargetRules Target) : base(Target)
    {
        Type = ModuleType.External;
        PublicSystemIncludePaths.Add(Path.Combine(ModuleDirectory, "include"));

        // Static libraries need nothing at run time.
        if (Target.Platform == UnrealTargetPlatform.Win64)
        {
            PublicAdditionalLibraries.Add(Path.Combine(ModuleDirectory, "windows-x64", "lib", "tapzoom_static.lib"));
        }
        else if (Target.Platform == UnrealTargetPlatform.Linux)
        {
            PublicAdditionalLibraries.Add(Path.Combine(ModuleDirectory, "linux-x86_64", "lib", "libtapzoom.a"));
        }
        else if (Target.Platform == UnrealTargetPlatform.LinuxArm64)
        {
            PublicAdditionalLibraries.Add(Path.Combine(ModuleDirectory, "linux-arm64", "lib", "libtapzoom.a"));
        }
        else if (Target.Platform == UnrealTargetPlatform.Mac)
        {
            PublicAdditionalLibraries.Add(Slice("macos-arm64_x86_64"));
        }
        else if (Target.Platform == UnrealTargetPlatform.IOS)
        {
            PublicAdditionalLibraries.Add(Slice("ios-arm64"));
        }
        else if (Target.Platform == UnrealTargetPlatform.Android)
        {
            // The build tool leaves out files of folders with the name of
            // another processor.
            foreach (string Abi in new[] { "arm64-v8a", "x86_64" })
            {
                PublicAdditionalLibraries.Add(Path.Combine(
                    ModuleDirectory, "android", Abi, "libtapzoom.a"));
            }
        }
    }

    string Slice(string Name)
    {
        return Path.Combine(ModuleDirectory, "tapzoom.xcframework", Name, "libtapzoom.a");
    }
}

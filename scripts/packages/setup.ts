import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { must } from './fetch-package';
import { isOnPath } from './program';

/** NSIS, which makes setups for Windows on any system. */
const compiler = 'makensis';

/** The setup installs and removes the console for one user, without an administrator, and leaves the data folder alone. */
const scriptOf = (folder: string, version: string, file: string): string => `Target amd64-unicode
Name "OP COM Console ${version}"
OutFile "${file}"
InstallDir "$LOCALAPPDATA\\Programs\\OPCOM Console"
RequestExecutionLevel user
SetCompressor /SOLID lzma
Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

!macro stopRunning
  IfFileExists "$INSTDIR\\node\\node.exe" 0 +2
    nsExec::Exec '"$INSTDIR\\node\\node.exe" "$INSTDIR\\server\\launch.mjs" --stop'
!macroend

!macro removeProgram
  RMDir /r "$INSTDIR\\.next"
  RMDir /r "$INSTDIR\\server"
  RMDir /r "$INSTDIR\\node_modules"
  RMDir /r "$INSTDIR\\node"
  RMDir /r "$INSTDIR\\basemaps"
  RMDir /r "$INSTDIR\\finished"
  RMDir /r "$INSTDIR\\scenarios"
  RMDir /r "$INSTDIR\\prisma"
  RMDir /r "$INSTDIR\\public"
  RMDir /r "$INSTDIR\\docs"
  RMDir /r "$INSTDIR\\pictures"
!macroend

Section
  !insertmacro stopRunning
  !insertmacro removeProgram
  SetOutPath "$INSTDIR"
  File /r "${folder}/*"
  WriteUninstaller "$INSTDIR\\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\\OP COM Console.lnk" "$INSTDIR\\OP COM Console.cmd"
  CreateShortcut "$DESKTOP\\OP COM Console.lnk" "$INSTDIR\\OP COM Console.cmd"
  WriteRegStr HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\OPCOM Console" "DisplayName" "OP COM Console"
  WriteRegStr HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\OPCOM Console" "DisplayVersion" "${version}"
  WriteRegStr HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\OPCOM Console" "UninstallString" '"$INSTDIR\\Uninstall.exe"'
SectionEnd

Section "Uninstall"
  !insertmacro stopRunning
  !insertmacro removeProgram
  Delete "$INSTDIR\\OP COM Console.cmd"
  Delete "$INSTDIR\\README.html"
  Delete "$INSTDIR\\THIRD-PARTY.txt"
  Delete "$INSTDIR\\LICENSE"
  Delete "$INSTDIR\\package.json"
  Delete "$INSTDIR\\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\\OP COM Console.lnk"
  Delete "$DESKTOP\\OP COM Console.lnk"
  DeleteRegKey HKCU "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\OPCOM Console"
SectionEnd
`;

/** Makes the setup of a folder for Windows. @returns its file; null where NSIS is not there */
export async function setupFor(folder: string, version: string): Promise<string | null> {
  if (!isOnPath(compiler)) return null;
  const script = `${folder}.nsi`;
  const half = `${folder}-setup.exe.new`;
  writeFileSync(script, scriptOf(folder, version, half));
  try {
    await must(compiler, ['-V1', script], folder);
    renameSync(half, `${folder}-setup.exe`);
  } finally {
    rmSync(script, { force: true });
  }
  return `${folder}-setup.exe`;
}

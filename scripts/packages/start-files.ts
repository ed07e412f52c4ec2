import type { SystemName } from './systems';

/** The shell finds the package's folder with its own means: the host's path may be empty. */
const here = `case $0 in */*) here=\${0%/*} ;; *) here=. ;; esac
here=$(cd -- "$here" && pwd -P)`;

const onLinux = `#!/bin/sh
# Starts the OP COM console. Double-click this file, or run it in a terminal: --help lists the options.
${here}
export OPCOM_START_FILE="$here/opcom-console"

# A double-click brings no terminal. The console gets one: closing it stops the console.
if [ ! -t 1 ] && [ -z "$OPCOM_IN_TERMINAL" ] && [ -n "$DISPLAY$WAYLAND_DISPLAY" ]; then
  export OPCOM_IN_TERMINAL=1
  for terminal in x-terminal-emulator gnome-terminal konsole xfce4-terminal xterm; do
    command -v "$terminal" >/dev/null 2>&1 || continue
    case $terminal in
      gnome-terminal) exec "$terminal" -- "$OPCOM_START_FILE" "$@" ;;
      xfce4-terminal) exec "$terminal" -x "$OPCOM_START_FILE" "$@" ;;
      *) exec "$terminal" -e "$OPCOM_START_FILE" "$@" ;;
    esac
  done
fi

[ -n "$OPCOM_IN_TERMINAL" ] || exec "$here/node/node" "$here/server/launch.mjs" "$@"
"$here/node/node" "$here/server/launch.mjs" "$@" || { printf '\\nPress Return to close this window. '; read -r _; }
`;

const onMac = `#!/bin/sh
# Starts the OP COM console. Double-click this file, or run it in Terminal: --help lists the options.
${here}
export OPCOM_START_FILE="$here/OP COM Console.command"

# What was downloaded is quarantined, and macOS would refuse each program in this folder. Whoever opened this file has allowed it.
/usr/bin/xattr -dr com.apple.quarantine "$here" 2>/dev/null
exec "$here/node/node" "$here/server/launch.mjs" "$@"
`;

const onWindows = `@echo off
rem Starts the OP COM console. Double-click this file, or run it in a terminal: --help lists the options.
title OP COM Console
chcp 65001 >nul 2>nul
set "OPCOM_START_FILE=%~f0"
"%~dp0node\\node.exe" "%~dp0server\\launch.mjs" %*
if errorlevel 1 pause
`.replaceAll('\n', '\r\n');

/** The text of what is double-clicked. */
export const startFileOf = (system: SystemName): string => {
  if (system === 'win-x64') return onWindows;
  return system === 'linux-x64' ? onLinux : onMac;
};

// Runs in <head>, before the first paint, and before any module: vite.config.ts bundles it into the page (tools/inline-script.ts).
import { keepInstallOffer } from './install.ts';
import { reloadIfLost } from './lost.ts';
import { greetMember } from './member.ts';
import { startLate } from './start.ts';
import { showTheme } from './theme.ts';
import { tellViewer } from './viewer.ts';

showTheme();
greetMember();
keepInstallOffer();
tellViewer();
reloadIfLost();
startLate();

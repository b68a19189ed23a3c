/** The browser's offer to install this site, as Chromium names it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept back by the script in <head> until the cook asks for it in the settings. */
    platefulInstall?: InstallOffer;
  }
}

/** Runs in <head>: the offer is made once, usually before the settings page is there to hear it. */
export const installScript = (): string =>
  `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.platefulInstall=e})`;

/** The browser's offer to install this site, as Chromium names it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept until the cook asks for it in the settings. */
    platefulInstall?: InstallOffer;
  }
}

/** Keeps the browser's offer to install this site: it comes once, usually before the settings page is there to receive it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    window.platefulInstall = offer as InstallOffer;
  });
}

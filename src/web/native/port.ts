/** Device functions for the page: through native code in the device app, through the browser elsewhere. */
export interface Native {
  /** Offers content to other apps. Returns false where that is impossible, true also if the person then canceled. */
  share(what: ShareData): Promise<boolean>;
  /** Keeps the screen on; returns how to let it go. Throws where that is impossible or refused. */
  keepAwake(): Promise<() => Promise<void>>;
}

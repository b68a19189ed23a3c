/** Device functions: through native code in the device app, through the browser elsewhere. */
export interface Native {
  /** Shares content with other apps. Returns false if that is impossible; true even if the person then cancels. */
  share(what: ShareData): Promise<boolean>;
  /** Keeps the screen on; returns a function to release it. Throws if that is impossible or refused. */
  keepAwake(): Promise<() => Promise<void>>;
}

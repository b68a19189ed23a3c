import { Share } from '@capacitor/share';
import { KeepAwake } from '@capacitor-community/keep-awake';
import type { Native } from './port.ts';

/** Android's web view can neither share nor, in older versions, keep the screen on. */
export const deviceApp: Native = {
  async share({ title, text, url }) {
    try {
      await Share.share({ title, text, url });
      return true;
    } catch (error) {
      return /cancel/i.test((error as Error).message);
    }
  },
  async keepAwake() {
    await KeepAwake.keepAwake();
    return () => KeepAwake.allowSleep();
  },
};

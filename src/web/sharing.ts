import { native } from './native/native.ts';

/** Returns whether native sharing was used, even if the person then canceled. */
export async function shareOnDevice(what: ShareData): Promise<boolean> {
  return (await native()).share(what);
}

/** Copies text to the clipboard; returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** The clipboard API requires HTTPS. */
function copyOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'fixed opacity-0';
  // Outside an open dialog, nothing can be selected.
  (document.querySelector('dialog:modal') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

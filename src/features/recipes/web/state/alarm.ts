const ROUNDS = 20;
const ROUND_SECONDS = 1.5;
/** Seconds into a round, and hertz. */
const NOTES = [
  [0, 880],
  [0.18, 880],
  [0.36, 1175],
] as const;
const VIBRATION = [400, 150, 400, 150, 800];

let audio: AudioContext | undefined;
let stopSound: (() => void) | undefined;

/** Lets the alarm be heard later: browsers allow sound only to a page that was touched. */
export function readyAlarm(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') audio.resume().catch(() => {});
  } catch {
    // A device without sound still shows and vibrates.
  }
}

/** The same for timers that ran on while the page was reloaded, which nobody has touched since. */
export function readyAlarmOnTouch(): void {
  for (const touch of ['click', 'keydown']) addEventListener(touch, readyAlarm, { once: true });
}

/** Asks, when the first timer starts, whether a timer may tell of its end while another page is in front. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default')
    Notification.requestPermission().catch(() => {});
}

/** Sounds for half a minute or until it is stopped, vibrates, and tells of it where the page is out of sight. */
export function soundAlarm(title: string, text: string): void {
  stopAlarm();
  // Browsers complain about a page that nobody touched yet.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
  if (document.hidden) void notify(title, text);
  const context = audio;
  if (!context) return;
  const volume = context.createGain();
  volume.gain.value = 0.3;
  volume.connect(context.destination);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, hertz] of NOTES) {
      // On the sound's own clock: it goes on where the page's timers are held back.
      const start = context.currentTime + round * ROUND_SECONDS + at;
      const note = context.createOscillator();
      note.frequency.value = hertz;
      note.connect(volume);
      note.start(start);
      note.stop(start + 0.12);
    }
  stopSound = () => volume.disconnect();
}

export function stopAlarm(): void {
  stopSound?.();
  stopSound = undefined;
}

async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: title, requireInteraction: true };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones allow it to the service worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options).catch(() => {});
  }
}

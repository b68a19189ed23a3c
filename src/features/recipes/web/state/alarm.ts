const ROUNDS = 20;
const ROUND_SECONDS = 1.5;
/** Seconds since the start of a round, and hertz. */
const NOTES = [
  [0, 880],
  [0.18, 880],
  [0.36, 1175],
] as const;
const VIBRATION = [400, 150, 400, 150, 800];

let audio: AudioContext | undefined;
let stopSound: (() => void) | undefined;

/** Unlocks sound for later: browsers allow it only after a user gesture. */
export function readyAlarm(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') audio.resume().catch(() => {});
  } catch {
    // Without sound, the timer still shows and vibrates.
  }
}

/** The same for timers that survived a reload: waits for the first gesture. */
export function readyAlarmOnTouch(): void {
  for (const touch of ['click', 'keydown']) addEventListener(touch, readyAlarm, { once: true });
}

/** Asks for permission to send notifications, when the first timer starts. */
export function askToNotify(): void {
  if ('Notification' in window && Notification.permission === 'default')
    Notification.requestPermission().catch(() => {});
}

/** Rings for half a minute or until stopped, vibrates, and sends a notification if the page is hidden. */
export function soundAlarm(title: string, text: string): void {
  stopAlarm();
  // Browsers warn about vibrating before the first gesture.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
  if (document.hidden) void notify(title, text);
  const context = audio;
  if (!context) return;
  const volume = context.createGain();
  volume.gain.value = 0.3;
  volume.connect(context.destination);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, hertz] of NOTES) {
      // Scheduled on the audio clock, which is not throttled like timers in the page.
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
    // Phones allow this only through the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options).catch(() => {});
  }
}

import { deviceStore } from '#web/device-store.ts';
import { LONGEST_MESSAGE, LONGEST_SUBJECT } from '../../rules/limits.ts';

export interface Draft {
  subject: string;
  message: string;
}

/** The unsent text; it survives errors, reloads and visits to other pages. */
export const draft = deviceStore<Draft>({
  key: 'contact-draft',
  empty: { subject: '', message: '' },
  parse: (stored) => {
    const { subject, message } = (stored ?? {}) as Partial<Record<keyof Draft, unknown>>;
    if (typeof subject !== 'string' || typeof message !== 'string') return null;
    return { subject: subject.slice(0, LONGEST_SUBJECT), message: message.slice(0, LONGEST_MESSAGE) };
  },
  lifetime: 'tab',
});

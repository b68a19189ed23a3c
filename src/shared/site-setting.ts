import { z } from 'zod';
import { type Message, msg } from './t.ts';

/** How a setting is edited. Amounts are in the currency's minor unit. */
export type SettingField =
  | { kind: 'choice'; options: { value: string; label: Message }[] }
  | { kind: 'switch' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'amount'; min: number; max: number; optional: boolean };

/** Something an admin can change on screen while Plateful runs. Never a secret: those stay in the environment. */
export interface Setting<Value = unknown> {
  key: string;
  group: Message;
  label: Message;
  /** What it does, for the admin who edits it. */
  help: Message;
  /** The value until someone changes it, unless the environment sets another. */
  fallback: Value;
  schema: z.ZodType<Value>;
  field: SettingField;
}

type Described<Value> = Pick<Setting<Value>, 'group' | 'label' | 'help' | 'fallback'>;

/** One of several values; `options` maps each to its label. */
export function choiceSetting<Value extends string>(
  key: string,
  { options, ...described }: Described<Value> & { options: Record<Value, Message> },
): Setting<Value> {
  const labels = Object.entries<Message>(options).map(([value, label]) => ({ value, label }));
  const values = Object.keys(options) as Value[];
  const schema = z.enum(
    values,
    msg('must be one of: {values}', { values: values.join(', ') }),
  ) as unknown as z.ZodType<Value>;
  return { key, ...described, schema, field: { kind: 'choice', options: labels } };
}

export function switchSetting(key: string, described: Described<boolean>): Setting<boolean> {
  return { key, ...described, schema: z.boolean(msg('must be on or off')), field: { kind: 'switch' } };
}

/** A whole number. */
export function numberSetting(
  key: string,
  { min, max, ...described }: Described<number> & { min: number; max: number },
): Setting<number> {
  const field = { kind: 'number', min, max } as const;
  return { key, ...described, schema: wholeBetween(min, max), field };
}

export function amountSetting(
  key: string,
  { min, max, ...described }: Described<number> & { min: number; max: number },
): Setting<number> {
  const field = { kind: 'amount', min, max, optional: false } as const;
  return { key, ...described, schema: wholeBetween(min, max), field };
}

/** An amount that may be missing. */
export function optionalAmountSetting(
  key: string,
  { min, max, ...described }: Described<number | null> & { min: number; max: number },
): Setting<number | null> {
  const field = { kind: 'amount', min, max, optional: true } as const;
  return { key, ...described, schema: wholeBetween(min, max).nullable(), field };
}

function wholeBetween(min: number, max: number) {
  const error = msg('must be a whole number from {min} to {max}', { min, max });
  return z.number(error).int(error).min(min, error).max(max, error);
}

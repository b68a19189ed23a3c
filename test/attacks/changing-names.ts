import dns, { type LookupAddress, type LookupAllOptions, type LookupOptions } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

type Answered = (error: Error | null, addresses: LookupAddress[] | string, family?: number) => void;

/** What a name resolves to: one result for each lookup in turn; the last one is repeated. */
export type Answers = readonly (readonly string[])[];

/**
 * Resolves some names in place of the system's resolver, for everything in this process that connects, whether it looks up
 * names itself or leaves that to Node. Other names are looked up as usual.
 */
export function answerNames(names: Record<string, Answers>) {
  const original = dns.lookup;
  const asked = new Map<string, number>();
  const lookup = (name: string, given: LookupOptions | Answered, callback?: Answered) => {
    const options = typeof given === 'function' ? {} : given;
    const answered = callback ?? (given as Answered);
    const answers = names[name];
    if (!answers) return original(name, options as LookupAllOptions, answered as never);
    const times = asked.get(name) ?? 0;
    asked.set(name, times + 1);
    const addresses = (answers[Math.min(times, answers.length - 1)] ?? []).map((address) => ({
      address,
      family: isIP(address),
    }));
    const [first] = addresses;
    process.nextTick(() =>
      options.all ? answered(null, addresses) : answered(null, first?.address ?? '', first?.family ?? 0),
    );
  };
  dns.lookup = lookup as typeof dns.lookup;
  syncBuiltinESMExports();
  return {
    /** How often a name was looked up. */
    timesAsked: (name: string) => asked.get(name) ?? 0,
    end() {
      dns.lookup = original;
      syncBuiltinESMExports();
    },
  };
}

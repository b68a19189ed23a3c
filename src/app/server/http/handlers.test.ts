import {
  type AnyContractProcedure,
  getEventIteratorSchemaDetails,
  isContractProcedure,
} from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../../contract.ts';

const endpoints = endpointsOf(contract);

function endpointsOf(part: object, within = ''): [name: string, endpoint: AnyContractProcedure][] {
  return Object.entries(part).flatMap(([key, entry]) =>
    isContractProcedure(entry)
      ? [[within + key, entry] as [string, AnyContractProcedure]]
      : endpointsOf(entry as object, `${within}${key}.`),
  );
}

describe('answers, which are sent without a search for what JSON has no word for', () => {
  it.each(endpoints)('%s lets out nothing but JSON', (_name, endpoint) => {
    const { outputSchema } = endpoint['~orpc'];
    const schema = getEventIteratorSchemaDetails(outputSchema)?.yields ?? outputSchema;
    // Throws on dates, sets, maps, files and large numbers.
    expect(z.toJSONSchema(schema as z.ZodType, { io: 'output', unrepresentable: 'throw' })).toHaveProperty(
      '$schema',
    );
  });
});

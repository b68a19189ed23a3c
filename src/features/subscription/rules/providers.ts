import { t } from '#shared/t.ts';

/** Whether this is the test provider, which moves no money. */
export const isTest = (label: string): boolean => label === 'Test payments';

/** A payment provider's name for the reader: only the test provider's is translated, the others are brands. */
export const providerName = (label: string): string => (isTest(label) ? t('Test payments') : label);

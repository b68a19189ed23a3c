import { LANGUAGE_NAMES, LANGUAGES } from '#shared/languages.ts';
import { language } from '#shared/spoken.ts';
import { t } from '#shared/t.ts';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { useChooseLanguage } from './queries/language.ts';

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));

/** Chooses the language of pages and emails. */
export function LanguageChoice({ className }: { className?: string }) {
  return (
    <ChoiceRow
      legend={t('Language')}
      choices={CHOICES}
      chosen={language()}
      onChoose={useChooseLanguage()}
      className={className}
    />
  );
}

import { Check, ChevronDown, CircleHelp } from 'lucide-react';
import type { Allergen } from '#features/accounts/rules/allergens.ts';
import type { Diet } from '#features/accounts/rules/diets.ts';
import { useAllergens, useFollowedDiets } from '#features/accounts/web/queries/avoided.ts';
import { t } from '#shared/t.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { AboutRecipe } from '../contract.ts';
import { ALLERGEN_NAMES } from '../rules/diets/allergen-names.ts';
import { DIET_NAMES, inSentence } from '../rules/diets/diet-names.ts';
import { dietsTold } from '../rules/diets/diets-told.ts';

/** The diets a recipe suits, why it does not suit others, and its allergens. */
export function DietsAndAllergens({ about }: { about: AboutRecipe }) {
  const { diets, allergens, known, total } = about;
  const followed = useFollowedDiets();
  const avoided = useAllergens();
  const isFollowed = ({ id }: { id: string }) => followed.has(id as Diet);
  const { fits, unsure, against } = dietsTold(diets, followed);
  return (
    <div className="card p-5 md:p-6">
      <h2 className="text-2xl">{t('Diets and allergens')}</h2>
      <p className="mt-1 text-muted">
        {known === total
          ? t('{total, plural, one {The ingredient is recognized.} other {All # ingredients recognized.}}', {
              total,
            })
          : t(
              '{total, plural, one {The ingredient is not recognized.} other {Based on {known} of # ingredients.}}',
              { known, total },
            )}
      </p>
      {fits.length > 0 && (
        <ul aria-label={t('Suits')} className="mt-4 flex flex-wrap gap-2">
          {fits.map(({ id }) => (
            <li key={id}>
              <Badge tone="herb" icon={<Check aria-hidden="true" />}>
                {dietName(id)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {unsure.length > 0 && (
        <Reasons
          label={t('May suit')}
          isOpen={unsure.some(isFollowed)}
          reasons={unsure.map(({ id, because }) => ({
            id,
            name: inSentence(dietName(id)),
            what: t('May suit {name}:', { name: inSentence(dietName(id)) }),
            because: t('check {because}', { because: listed(because) }),
          }))}
        />
      )}
      {against.length > 0 && (
        <Reasons
          label={t('Does not suit')}
          isOpen={against.some(isFollowed)}
          reasons={against.map(({ id, because }) => ({
            id,
            name: inSentence(dietName(id)),
            what: t('Not {name}:', { name: inSentence(dietName(id)) }),
            because: listed(because),
          }))}
        />
      )}
      <h3 className="mt-6 text-lg">{t('Allergens')}</h3>
      {allergens.length === 0 && (
        <p className="mt-1 text-muted">{t('None found in the recognized ingredients.')}</p>
      )}
      <ul className="mt-2 space-y-2 text-[0.9375rem]">
        {allergens.map(({ id, contains, mayContain }) => (
          <li key={id} className={avoided.has(id) ? 'text-danger-ink' : undefined}>
            {contains.length > 0 ? (
              <>
                <b className="font-semibold">{t('Contains {name}:', { name: allergenName(id) })}</b>{' '}
                {listed(contains)}
              </>
            ) : (
              <>
                <b className="font-semibold">{t('May contain {name}:', { name: allergenName(id) })}</b>{' '}
                {listed(mayContain)}
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t('Based on ingredient names. Brands vary; check labels.')}</p>
    </div>
  );
}

function Reasons({
  label,
  isOpen,
  reasons,
}: {
  label: string;
  /** Initially open, because the reader follows one of these diets. */
  isOpen: boolean;
  reasons: { id: string; name: string; what: string; because: string }[];
}) {
  return (
    <details open={isOpen} className="group mt-4 border-y border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <CircleHelp aria-hidden="true" className="size-4.5 shrink-0 text-muted" />
        <span>
          {label} {listed(reasons.map(({ name }) => name))}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="space-y-1.5 pb-3 text-[0.9375rem]">
        {reasons.map(({ id, what, because }) => (
          <li key={id}>
            <b className="font-semibold">{what}</b> {because}
          </li>
        ))}
      </ul>
    </details>
  );
}

const dietName = (id: string) => t(DIET_NAMES[id as Diet]);
const allergenName = (id: string) => t(ALLERGEN_NAMES[id as Allergen]);
const listed = (names: string[]) => names.join(', ');

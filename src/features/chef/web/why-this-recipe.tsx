import { MessageCircleHeart, MessageCircleQuestion } from 'lucide-react';
import { t } from '#shared/t.ts';

/** The chef's reasons, and what it did not understand. */
export function WhyThisRecipe({ why, notUnderstood }: { why: string[]; notUnderstood: string[] }) {
  if (why.length + notUnderstood.length === 0) return null;
  return (
    <section aria-labelledby="chef-why" className="mt-10 rounded-card bg-herb-soft p-5 md:p-6">
      <h2 id="chef-why" className="flex items-center gap-2 text-xl">
        <MessageCircleHeart aria-hidden="true" className="size-5.5 text-herb-ink" /> {t('Why this recipe')}
      </h2>
      {why.length > 0 && (
        <ul className="mt-3 grid list-disc gap-1.5 ps-5">
          {why.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {notUnderstood.map((sentence) => (
        <p key={sentence} className="mt-3 flex items-start gap-2">
          <MessageCircleQuestion aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-saffron-ink" />
          {sentence}
        </p>
      ))}
    </section>
  );
}

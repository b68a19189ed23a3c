import { ChevronDown, HandHeart, PenLine, ShieldCheck } from 'lucide-react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const PRINCIPLES = [
  {
    title: t('Be kind at the table'),
    text: t(
      'Everyone here started with a burnt pan. Praise freely, correct gently, and talk about the food, never about the person who made it.',
    ),
    Icon: HandHeart,
    tone: 'bg-primary-soft text-primary-ink',
  },
  {
    title: t('Share what is yours'),
    text: t(
      'Post recipes you have cooked, in your own words and with your own pictures. If someone else gave you the idea, say who.',
    ),
    Icon: PenLine,
    tone: 'bg-saffron-soft text-saffron-ink',
  },
  {
    title: t('Keep everyone safe'),
    text: t(
      'Name allergens, give safe temperatures and times, and make no promises about health. No hate, no violence, no spam.',
    ),
    Icon: ShieldCheck,
    tone: 'bg-herb-soft text-herb-ink',
  },
];

const QUESTIONS = [
  {
    question: t('How do I report something?'),
    answer: t(
      'Open the recipe and choose Report. Pick a reason, and add details if they help. You need to be signed in, and nobody but the moderators sees who sent the report.',
    ),
  },
  {
    question: t('How long does a review take?'),
    answer: t('Every report is reviewed within 24 hours.'),
  },
  {
    question: t('What happens when something is removed?'),
    answer: t(
      'It is no longer shown to anyone, and its author sees a notice on their profile. Removing one recipe does not close an account.',
    ),
  },
  {
    question: t('May I post a recipe from a book or a website?'),
    answer: t(
      'A list of ingredients is a fact, but the words and pictures around it belong to the people who made them. Write the steps in your own words, use your own pictures, and name the source.',
    ),
  },
];

export default function CommunityGuidelinesPage() {
  return (
    <div className="page">
      <PageHead
        title={t('Community Guidelines')}
        description={t(
          'Three principles for sharing recipes on Plateful, and how reports are handled: reviewed within 24 hours.',
        )}
      />
      <PageHeading
        title={t('Community Guidelines')}
        text={t('Plateful is a shared kitchen. Three principles keep it a good place to cook.')}
      />
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {PRINCIPLES.map(({ title, text, Icon, tone }) => (
          <li key={title} className="flex">
            <Card className="flex-1">
              <span className={`flex size-12 items-center justify-center rounded-full ${tone}`}>
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <h2 className="mt-4 text-xl">{title}</h2>
              <p className="mt-2 text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="questions" className="mt-14 max-w-3xl">
        <h2 id="questions" className="text-2xl md:text-3xl">
          {t('Questions and answers')}
        </h2>
        <div className="card mt-5 divide-y divide-line">
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} name="questions" className="group px-5 md:px-6">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden="true"
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <p className="mt-10 flex flex-wrap items-center gap-4 text-muted">
        {t('Any other questions?')}
        <Button asLink to={paths.contact} variant="secondary">
          {t('Contact us')}
        </Button>
      </p>
    </div>
  );
}

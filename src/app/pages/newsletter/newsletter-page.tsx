import { CalendarHeart, ExternalLink } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { LONGEST_EMAIL } from '#features/accounts/rules/limits.ts';
import { useOutside } from '#features/site/web/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

interface Subscription {
  email: string;
  weeklyRecipes: boolean;
  cookingTips: boolean;
  mealPlanning: boolean;
  specialOffers: boolean;
}

const TOPICS = [
  { name: 'weeklyRecipes', label: 'Weekly recipes', hint: 'Five new dishes worth cooking' },
  { name: 'cookingTips', label: 'Cooking tips', hint: 'One technique, explained well' },
  { name: 'mealPlanning', label: 'Meal planning', hint: 'A week of dinners, ready to copy' },
  { name: 'specialOffers', label: 'Special offers', hint: 'Now and then' },
] as const;

export default function NewsletterPage() {
  const { register, handleSubmit, formState } = useForm<Subscription>({
    defaultValues: {
      email: '',
      weeklyRecipes: true,
      cookingTips: false,
      mealPlanning: false,
      specialOffers: false,
    },
  });
  const { errors } = formState;
  const { newsletter } = useOutside();

  const subscribe = () => {
    if (!newsletter) {
      showToast({
        title: 'There is no newsletter yet',
        description: 'The administrator has not set one up. Your address was not sent.',
        tone: 'info',
      });
      return;
    }
    window.open(newsletter, '_blank', 'noopener');
    showToast({
      title: 'One more step',
      description: 'Confirm your address on the page that just opened.',
      tone: 'info',
    });
  };

  return (
    <div className="page">
      <PageHead
        title="Newsletter"
        description="New recipes, cooking tips and meal planning by email, every Sunday."
      />
      <PageHeading
        title="Newsletter"
        text="New recipes, one good tip and a plan for the week, in your inbox before the week begins."
      />
      <Card padded={false} className="grid overflow-hidden lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="p-5 md:p-9">
          <Badge tone="saffron" icon={<CalendarHeart aria-hidden="true" />}>
            Weekly, on Sunday
          </Badge>
          <form noValidate onSubmit={handleSubmit(subscribe)} className="mt-5 grid gap-5">
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={LONGEST_EMAIL}
              error={errors.email?.message}
              {...register('email', {
                required: 'Please enter your email',
                pattern: { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid email address' },
              })}
            />
            <fieldset>
              <legend className="mb-1 text-sm font-semibold">What would you like to read?</legend>
              <div className="grid sm:grid-cols-2">
                {TOPICS.map(({ name, label, hint }) => (
                  <Checkbox key={name} label={label} hint={hint} {...register(name)} />
                ))}
              </div>
            </fieldset>
            <Button type="submit" icon={<ExternalLink aria-hidden="true" />} className="justify-self-start">
              Subscribe
            </Button>
            <p className="text-sm text-muted">
              Opens our subscribe page in a new tab, where you confirm your address. You can unsubscribe at
              any time with one click.
            </p>
          </form>
        </div>
        <div className="relative max-lg:hidden">
          <Picture
            src="/art/categories/plant-based"
            alt=""
            sizes="30rem"
            aspect="3/4"
            className="absolute inset-0 size-full"
          />
        </div>
      </Card>
    </div>
  );
}

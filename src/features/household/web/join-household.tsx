import { BookHeart, CalendarDays, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePlanAccess } from '#features/meal-plan/web/queries/plan-access.ts';
import type { PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import type { OpenInvitation } from '../contract.ts';
import { OBSTACLE_MESSAGES } from '../rules/obstacles.ts';
import { Faces } from './faces.tsx';
import { failureReason, useJoin } from './queries.ts';

const CONSEQUENCES = [
  { Icon: CalendarDays, text: t('You plan meals together, and shop from one grocery list.') },
  { Icon: BookHeart, text: t('Your recipes, your recipe book and your diets stay your own.') },
  { Icon: Undo2, text: t('The plan you have now is kept: you get it back when you leave.') },
];

interface Props {
  token: string;
  today: PlainDate;
  invitation: OpenInvitation;
}

/** The inviting person, what will happen, and the button that joins. */
export function JoinHousehold({ token, today, invitation }: Props) {
  const { invitedBy, people, obstacle } = invitation;
  return (
    <Card className="text-center">
      <Faces people={people} />
      <h1 className="mt-5 text-2xl wrap-anywhere md:text-3xl">
        {t('{name} invites you to their household', { name: invitedBy })}
      </h1>
      <p className="mt-2 wrap-anywhere text-muted">
        {t('Members: {names}', { names: people.map(({ name }) => name).join(', ') })}
      </p>
      {obstacle ? (
        <Refused obstacle={obstacle} />
      ) : (
        <Offer token={token} today={today} invitation={invitation} />
      )}
    </Card>
  );
}

function Refused({ obstacle }: { obstacle: NonNullable<OpenInvitation['obstacle']> }) {
  return (
    <div className="mt-6">
      <p className="font-semibold">{t(OBSTACLE_MESSAGES[obstacle])}</p>
      <Button
        asLink
        to={obstacle === 'full' ? paths.home : paths.household}
        variant="secondary"
        className="mt-5"
      >
        {obstacle === 'full' ? t('Go Home') : t('Open your household')}
      </Button>
    </div>
  );
}

function Offer({ token, today, invitation }: Props) {
  const { bring } = invitation;
  const [isBringing, setBringing] = useState(true);
  const join = useJoin();
  const navigate = useNavigate();
  const mayPlan = usePlanAccess().admit;
  const hasSomething = bring.meals + bring.items > 0;
  const press = async () => {
    try {
      // The page re-renders for the other kitchen, including this button.
      await join.mutateAsync({ token, bring: hasSomething && isBringing, today });
    } catch {
      return;
    }
    showToast({
      title: t('Welcome to the household'),
      description: t('You now share one plan and one grocery list.'),
      tone: 'success',
    });
    void navigate(paths.household, { replace: true });
  };
  return (
    <>
      <ul className="mx-auto mt-6 grid max-w-md gap-3 text-start">
        {CONSEQUENCES.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-ink" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {hasSomething && (
        <Checkbox
          className="mx-auto mt-4 max-w-md border-t border-line pt-4 text-start"
          label={t('Bring my planned meals and grocery items along')}
          hint={whatCanBeBrought(bring)}
          checked={isBringing}
          onChange={({ target }) => setBringing(target.checked)}
        />
      )}
      {!mayPlan && (
        <p className="mx-auto mt-4 max-w-md text-start text-sm text-muted">
          {t('To plan and shop, you need your own subscription.')}
        </p>
      )}
      {join.isError && (
        <p role="alert" className="mt-4 text-danger-ink">
          {failureReason(join.error)}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button busy={join.isPending || join.isSuccess} onClick={() => void press()}>
          {t('Join')}
        </Button>
        <Button asLink to={paths.home} variant="ghost">
          {t('Not now')}
        </Button>
      </div>
    </>
  );
}

function whatCanBeBrought({ meals, items }: OpenInvitation['bring']): string {
  if (items === 0) return t('{meals, plural, one {# meal} other {# meals}} from today on', { meals });
  if (meals === 0)
    return t('{items, plural, one {# item} other {# items}} you added to your grocery list', { items });
  return t(
    '{meals, plural, one {# meal} other {# meals}} from today on, and {items, plural, one {# item} other {# items}} you added to your grocery list',
    { meals, items },
  );
}

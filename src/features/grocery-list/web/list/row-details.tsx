import { House, Pencil, ShoppingCart, Trash2, Warehouse } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import type { GroceryItem } from '../../rules/list.ts';
import type { Row } from '../../rules/rows.ts';
import { placeOf } from '../../rules/ticks.ts';
import { useListChanges } from '../queries/changes.ts';
import { AmountForm, ItemForm } from './row-forms.tsx';

/** A row's lines as written with their recipes, and the row's actions. */
export default function RowDetails({
  row: { food, items, isRest, isBought, place },
  onDone,
}: {
  row: Row;
  onDone(): void;
}) {
  const { move, removeItem, setStaple } = useListChanges();
  const [isEditing, setEditing] = useState(false);
  const [renamed, setRenamed] = useState<GroceryItem | null>(null);
  const own = items.filter(({ isOwn }) => isOwn);
  return (
    <div className="me-4 mb-3 ms-4 rounded-control bg-sunken px-4 py-3 text-[0.9375rem] md:ms-5">
      <ul className="space-y-1.5">
        {items.map((item) => (
          <Line key={item.key} item={item} />
        ))}
      </ul>
      {isRest ? (
        <p className="mt-2 text-muted">{t('Also needed on later days. Edit it in the row above.')}</p>
      ) : !isBought ? null : isEditing ? (
        <AmountForm food={food} onDone={() => setEditing(false)} />
      ) : renamed ? (
        <ItemForm item={renamed} onDone={() => setRenamed(null)} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={place === 'cart' ? <House aria-hidden="true" /> : <ShoppingCart aria-hidden="true" />}
            onClick={() => {
              onDone();
              move(items, place === 'cart' ? 'home' : 'cart');
            }}
          >
            {place === 'cart' ? t('At home') : t('In the cart')}
          </Button>
          {items.some(({ isOwn }) => !isOwn) && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {t('Change amount')}
            </Button>
          )}
          {own.length < items.length && !food.isStaple && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Warehouse aria-hidden="true" />}
              onClick={() => {
                onDone();
                setStaple(food, true);
              }}
            >
              {t('Always at home')}
            </Button>
          )}
          {own.map((written) => (
            <Fragment key={written.key}>
              <Button
                size="sm"
                variant="secondary"
                icon={<Pencil aria-hidden="true" />}
                aria-label={t('Edit {text}', { text: written.text })}
                onClick={() => setRenamed(written)}
              >
                {t('Edit')}
              </Button>
              <Button
                size="sm"
                variant="secondary"
                icon={<Trash2 aria-hidden="true" />}
                aria-label={t('Remove {text}', { text: written.text })}
                onClick={() => removeItem(written)}
              >
                {t('Remove')}
              </Button>
            </Fragment>
          ))}
        </div>
      )}
    </div>
  );
}

const PLACE_NAMES = { home: t('at home'), cart: t('in the cart') };

/** A line, once per recipe that needs it. */
function Line({ item }: { item: GroceryItem }) {
  const place = placeOf([item]);
  const note = place && <span className="text-muted">, {PLACE_NAMES[place]}</span>;
  if (item.isOwn)
    return (
      <li>
        <span className="font-medium">{item.text}</span>
        <span className="text-muted">{`, ${t('added by you')}`}</span>
        {note}
      </li>
    );
  return item.recipes.map(({ recipeId, title, times, text }) => (
    <li key={recipeId}>
      <span className="font-medium">{text}</span>
      <span className="text-muted"> {t('for')} </span>
      <Link
        to={paths.recipe(recipeId)}
        className="font-semibold text-primary-ink underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      {times > 1 && <span className="text-muted tabular-nums"> × {times}</span>}
      {note}
    </li>
  ));
}

import { Pencil, Trash2, Warehouse } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { GroceryItem } from '../../contract.ts';
import { useListChanges } from '../data/changes.ts';

const LONGEST_AMOUNT = 60;

/** What a row shows, and what its details are about. */
export interface RowProps {
  /** Names what its amount is changed of: a line, or a food. */
  of: { key: string; name: string };
  amount: string;
  title: string;
  /** The lines it stands for. */
  items: readonly GroceryItem[];
  isChanged: boolean;
  /** In the shop the whole row ticks; elsewhere its text tells what each recipe needs. */
  isShopping: boolean;
  children?: ReactNode;
}

/** What each recipe needs of it, and what can be done about it. */
export function RowDetails({ of, amount, items, isChanged, onDone }: RowProps & { onDone(): void }) {
  const { remove, setStaple } = useListChanges();
  const [isEditing, setEditing] = useState(false);
  const [item] = items;
  const own = items.filter(({ isOwn }) => isOwn);
  if (!item) return null;
  return (
    <div className="mr-4 mb-3 ml-4 md:ml-5 rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">
      <ul className="space-y-1.5">
        {items.flatMap(({ key, text, recipes, isOwn }) =>
          isOwn
            ? [
                <li key={key}>
                  <span className="font-medium">{text}</span>
                  <span className="text-muted">, added by you</span>
                </li>,
              ]
            : recipes.map((recipe) => (
                <li key={`${key} ${recipe.recipeId}`}>
                  <span className="font-medium">{recipe.text}</span>
                  <span className="text-muted"> for </span>
                  <Link
                    to={paths.recipe(recipe.recipeId)}
                    className="font-semibold text-primary-ink underline-offset-4 hover:underline"
                  >
                    {recipe.title}
                  </Link>
                  {recipe.times > 1 && <span className="text-muted tabular-nums"> × {recipe.times}</span>}
                </li>
              )),
        )}
      </ul>
      {isEditing ? (
        <AmountForm of={of} amount={amount} isChanged={isChanged} onDone={() => setEditing(false)} />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2">
          {items.some(({ isOwn }) => !isOwn) && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Pencil aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              Change amount
            </Button>
          )}
          {own.length < items.length && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Warehouse aria-hidden="true" />}
              onClick={() => {
                onDone();
                setStaple({ key: item.food, name: of.name }, true);
              }}
            >
              Always at home
            </Button>
          )}
          {own.map((written) => (
            <Button
              key={written.key}
              size="sm"
              variant="secondary"
              icon={<Trash2 aria-hidden="true" />}
              aria-label={`Remove ${written.text}`}
              onClick={() => remove(written)}
            >
              Remove
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function AmountForm({
  of,
  amount,
  isChanged,
  onDone,
}: Pick<RowProps, 'of' | 'amount' | 'isChanged'> & { onDone(): void }) {
  const { setAmount } = useListChanges();
  const [text, setText] = useState(amount);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setAmount(of, text.trim());
    onDone();
  };
  return (
    <form onSubmit={save} className="mt-3">
      <TextField
        label={`Amount of ${of.name}`}
        value={text}
        maxLength={LONGEST_AMOUNT}
        autoFocus
        placeholder="e.g. 500 g"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={!text.trim()}>
          Save
        </Button>
        {isChanged && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              setAmount(of, null);
              onDone();
            }}
          >
            What the plan needs
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

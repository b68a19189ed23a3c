import { Link } from 'react-router';
import type { Category } from '#features/recipes/contract.ts';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  category: Pick<Category, 'name' | 'image'>;
  to: string;
  /** As in `<img sizes>`; by default a fifth of the page, or a third on a phone. */
  sizes?: string;
  /** Above the fold: loads its picture eagerly. */
  priority?: boolean;
}

const FIFTH = '(min-width: 1216px) 14rem, (min-width: 640px) 18vw, 31vw';

/** A category as a picture with its name. */
export function CategoryTile({ category, to, sizes = FIFTH, priority }: Props) {
  return (
    <div className="group relative">
      <div className="overflow-hidden rounded-card">
        <Picture
          src={category.image}
          alt=""
          sizes={sizes}
          priority={priority}
          className="[&_img]:transition-transform [&_img]:duration-200 motion-safe:[&_img]:group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="mt-2 font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal wrap-anywhere sm:text-base">
        <Link
          to={to}
          className="after:absolute after:inset-0 after:rounded-card group-hover:text-primary-ink"
        >
          {category.name}
        </Link>
      </h3>
    </div>
  );
}

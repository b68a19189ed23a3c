import type { ReactNode } from 'react';
import { Picture } from '#web/ui/picture.tsx';

interface Props {
  title: string;
  text?: ReactNode;
  /** Base path of the picture shown beside the card on wide screens. */
  picture?: string;
  children: ReactNode;
}

/** The card around all account screens, with a still life beside it if there is room. */
export function AccountFrame({ title, text, picture = '/art/categories/mediterranean', children }: Props) {
  return (
    <div className="page flex justify-center pt-6 short:pt-3 desk:pt-12">
      <div className="card grid w-full max-w-md grid-cols-1 overflow-hidden short:max-w-xl lg:max-w-[60rem] lg:grid-cols-2">
        <div className="px-5 py-8 sm:px-9 short:py-5 desk:py-10">
          <h1 className="text-3xl short:text-[1.75rem] desk:text-[2.25rem]">{title}</h1>
          {text && <div className="mt-2 text-muted">{text}</div>}
          <div className="mt-6">{children}</div>
        </div>
        <div className="relative max-lg:hidden">
          <Picture src={picture} alt="" sizes="30rem" aspect="3/4" className="absolute inset-0 size-full" />
        </div>
      </div>
    </div>
  );
}

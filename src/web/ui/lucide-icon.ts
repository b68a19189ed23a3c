import { type ComponentType, createElement, type SVGProps } from 'react';

/**
 * Makes an icon from the markup of its shapes; `base.css` says how they are drawn. Built pages use this in place of lucide's own
 * function (`tools/lean-libraries.ts`), which also handles other platforms, contexts and scaling stroke widths, repeats the drawing
 * style in every icon, and has React render each shape: a third of all elements on a page, and an eighth of its bytes.
 */
export function lucideIcon(name: string, shapes: string): ComponentType<SVGProps<SVGSVGElement>> {
  const own = `lucide lucide-${name}`;
  const content = { __html: shapes };
  return function Icon({ className, ...others }) {
    return createElement('svg', {
      viewBox: '0 0 24 24',
      'aria-hidden': 'true',
      ...others,
      className: className ? `${own} ${className}` : own,
      dangerouslySetInnerHTML: content,
    });
  };
}

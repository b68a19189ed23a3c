import { type ComponentType, createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  size: number;
  aliases?: readonly string[];
  /** Its shapes; `key` is React's. */
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/**
 * Makes an icon of lucide's data. Built pages have it in place of lucide's own (`tools/lean-libraries.ts`), which also
 * handles other platforms, contexts and stroke widths that scale: 1.5 kB, and two components to render for each icon.
 */
export default function createLucideIcon({
  name,
  size,
  node,
}: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const own = `lucide lucide-${name}`;
  return function Icon({ className, ...others }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': 'true',
        ...others,
        className: className ? `${own} ${className}` : own,
      },
      shapes,
    );
  };
}

import { index, type RouteConfig, route } from '@react-router/dev/routes';

const screen = (feature: string, name: string) => `../features/${feature}/web/${name}-screen.tsx`;

export default [
  index(screen('discovery', 'home')),
  route('meal-plan', screen('meal-plan', 'meal-plan')),
  route('grocery-list', screen('grocery-list', 'grocery-list')),
  route('*', screen('site', 'not-found')),
] satisfies RouteConfig;

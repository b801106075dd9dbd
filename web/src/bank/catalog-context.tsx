import { createContext, useContext } from 'react';
import type { Catalog, Category } from './bundle';

const CatalogContext = createContext<Catalog | null>(null);

/** Provides the catalog to its children. */
export const CatalogProvider = CatalogContext.Provider;

/** Returns the catalog, which is loaded before the app renders. */
export function useCatalog(): Catalog {
  const catalog = useContext(CatalogContext);
  if (!catalog) throw new Error('useCatalog needs a CatalogProvider');
  return catalog;
}

/** Returns the category with an ID; undefined if there is none. */
export function findCategory(catalog: Catalog, id: string | undefined): Category | undefined {
  return catalog.categories.find((category) => category.id === id);
}

import { createContext, useContext } from 'react';
import type { Catalog, Category } from './bundle';

const CatalogContext = createContext<Catalog | null>(null);

/** Gives the catalog to everything inside. */
export const CatalogProvider = CatalogContext.Provider;

/** The catalog, which is loaded before the app is drawn. */
export function useCatalog(): Catalog {
  const catalog = useContext(CatalogContext);
  if (!catalog) throw new Error('useCatalog needs a CatalogProvider');
  return catalog;
}

/** The category with this id; undefined for any other value. */
export function findCategory(catalog: Catalog, id: string | undefined): Category | undefined {
  return catalog.categories.find((category) => category.id === id);
}

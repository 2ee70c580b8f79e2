import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * A read under way may be older than what makes it stale. On screen it is begun anew; elsewhere it is dropped or, where
 * there is nothing yet, asked again once it is there.
 */
export class CurrentQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ) {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      const { promise, queryKey, state } = query
      const again = () => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)
      if (state.data === undefined) promise?.then(again).catch(() => {})
      else if (!query.isActive()) void query.cancel({ revert: true })
    }
    return super.invalidateQueries(filters, options)
  }
}

package org.sitrep.contract;

import java.util.function.Supplier;

/**
 * Supplies what the contracts are held on for one game. A game's module names its own in {@code META-INF/services} of
 * its tests.
 */
public interface ListedGame extends Supplier<Listed> {}

/**
 * How a bot plays: the engine asks a {@link org.sitrep.strategy.Decision}, the bot answers with the index of one option. A bot sees the game only
 * through the view that its ruleset gives it, which shows what a player at the table sees and nothing more.
 */
package org.sitrep.strategy;

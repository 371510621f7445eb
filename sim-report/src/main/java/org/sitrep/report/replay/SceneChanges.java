package org.sitrep.report.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.transcript.Scene;

/**
 * The changes of a board from one moment to another.
 *
 * @param changes changes of tokens, in the order of the later board; removed tokens last
 */
record SceneChanges(List<Change> changes) {
    static final SceneChanges NONE = new SceneChanges(List.of());

    record Placed(Scene.Token token, Scene.Cell cell) {
        SceneGrid.Box box(final SceneGrid grid) {
            return grid.box(cell, cell.tokens().indexOf(token));
        }
    }

    static boolean isSame(final Scene.Cell a, final Scene.Cell b) {
        return a.column() == b.column() && a.row() == b.row();
    }

    /**
     * One token that has changed.
     *
     * @param before empty if it is new
     * @param after empty if it has been removed
     */
    record Change(Optional<Placed> before, Optional<Placed> after) {
        boolean moved() {
            return before.isPresent()
                    && after.isPresent()
                    && !isSame(before.get().cell(), after.get().cell());
        }

        /** Returns whether it has lost some of its health; one whose health was unknown had all of it. */
        boolean hurt() {
            return before.isPresent()
                    && after.isPresent()
                    && after.get().token().health() < healthBefore();
        }

        double healthBefore() {
            final double known = before.orElseThrow().token().health();
            return Double.isNaN(known) ? 1 : known;
        }

        /** Returns the frame of the counter where it lies now, as a class of the style sheet; empty if it is gone. */
        Optional<String> frame() {
            return after.map(is -> before.isEmpty() ? "new" : hurt() ? "hurt" : "changed");
        }

        /** Returns the change in words, without a full stop. */
        String words() {
            if (before.isEmpty()) {
                return after.orElseThrow().token().name() + " appears on "
                        + after.get().cell().name();
            }
            final Scene.Token was = before.get().token();
            if (after.isEmpty()) {
                return was.name() + " disappears from " + before.get().cell().name();
            }
            final Scene.Token is = after.get().token();
            final List<String> parts = new ArrayList<>();
            if (!was.name().equals(is.name())) {
                parts.add("is now " + is.name());
            }
            if (moved()) {
                parts.add("moves from " + before.get().cell().name() + " to "
                        + after.get().cell().name());
            }
            final String state = states(was.state(), is.state());
            if (!state.isEmpty()) {
                parts.add(state);
            }
            return was.name() + ": " + String.join("; ", parts);
        }

        private static String states(final List<String> was, final List<String> is) {
            final List<String> lost =
                    was.stream().filter(state -> !is.contains(state)).toList();
            final List<String> gained =
                    is.stream().filter(state -> !was.contains(state)).toList();
            if (gained.isEmpty()) {
                return lost.isEmpty() ? "" : "no longer " + String.join(", ", lost);
            }
            return (lost.isEmpty() ? "" : String.join(", ", lost) + " \u2192 ") + String.join(", ", gained);
        }
    }

    SceneChanges {
        changes = List.copyOf(changes);
    }

    /**
     * Returns the changes. There are none between two different boards, or where one of them is bare: a first setup is
     * not a change.
     */
    static SceneChanges between(final Scene before, final Scene after) {
        final Map<String, Placed> was = tokens(before);
        final Map<String, Placed> is = tokens(after);
        if (!before.id().equals(after.id()) || was.isEmpty() || is.isEmpty()) {
            return NONE;
        }
        final List<Change> changes = new ArrayList<>();
        is.forEach((id, placed) -> {
            final Optional<Placed> old = Optional.ofNullable(was.get(id));
            final Change change = new Change(old, Optional.of(placed));
            if (old.isEmpty() || change.moved() || !old.get().token().equals(placed.token())) {
                changes.add(change);
            }
        });
        was.forEach((id, placed) -> {
            if (!is.containsKey(id)) {
                changes.add(new Change(Optional.of(placed), Optional.empty()));
            }
        });
        return new SceneChanges(changes);
    }

    /** Returns the tokens of a board by id, in reading order. */
    static Map<String, Placed> tokens(final Scene scene) {
        final Map<String, Placed> tokens = new LinkedHashMap<>();
        for (final Scene.Cell cell : scene.cells()) {
            cell.tokens().forEach(token -> tokens.put(token.id(), new Placed(token, cell)));
        }
        return tokens;
    }
}

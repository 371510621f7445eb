package org.sitrep.report.replay;

import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.TranscriptRecorder;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.ruleset.transcript.Law;
import org.sitrep.ruleset.transcript.Luck;
import org.sitrep.ruleset.transcript.Roll;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.ruleset.transcript.Transcript;

/** A small trial of a toy game, in which something moves, something is hurt, something is gone and something comes. */
final class SampleReplay {
    private SampleReplay() {}

    static Transcript tale() {
        final TranscriptRecorder to = new TranscriptRecorder(true);
        to.heading("The patrol sets out");
        to.scene(map(0));
        to.gauges(List.of(new TrackState("Water", "9", 9, 0, 10), new TrackState("Luck", "-2", -2, -5, 5)));
        to.line("It is early.");
        to.legend("@ is the patrol.");
        to.heading("March");
        to.choice(new Choice(
                "way",
                "Which way?",
                List.of(
                        new Choice.Option("East", 2.5),
                        new Choice.Option("South", 1),
                        new Choice.Option("Stay", Double.NaN)),
                0,
                true,
                "it is short"));
        to.roll(new Roll(
                "weather",
                "Weather",
                "for all",
                List.of(new Roll.Pool("D6", List.of(2, 5)), new Roll.Pool("Night", List.of(6))),
                2,
                "rain",
                Optional.of(new Law(List.of(new Law.Chance(1, 0.75), new Law.Chance(2, 0.25)))),
                -1));
        to.line("  They get wet.");
        to.scene(map(1));
        to.gauges(List.of(new TrackState("Water", "8", 8, 0, 10), new TrackState("Luck", "1", 1, -5, 5)));
        to.heading("Fight");
        to.board("in text");
        to.scene(board(List.of(enemy("e1", "A", 1), enemy("e2", "B", 1)), List.of()));
        to.tell(new Transcript.Shot(1, 0, 0, 0, Scene.Side.OWN));
        to.hit("e1", 3);
        to.mark("e2", Transcript.Mark.Kind.LOST);
        to.scene(board(List.of(enemy("e1", "A", 0.25)), List.of(enemy("e3", "C", 1))));
        to.table("a  b\n1  2");
        to.heading("The end");
        return to.transcript();
    }

    private static Scene map(final int column) {
        final Scene.Token patrol =
                new Scene.Token("patrol", Scene.Side.OWN, "P", "the patrol", List.of("4 men"), Double.NaN);
        return new Scene(
                "map",
                "Map",
                List.of("A", "B", "C", "D", "E", "F", "G"),
                List.of("1"),
                List.of(
                        new Scene.Cell(
                                0,
                                0,
                                "A1",
                                Scene.Ground.FOREST,
                                "W",
                                List.of("wood"),
                                column == 0 ? List.of(patrol) : List.of()),
                        new Scene.Cell(
                                1,
                                0,
                                "B1",
                                Scene.Ground.PLAIN,
                                "O",
                                List.of("open", "old well"),
                                column == 1 ? List.of(patrol) : List.of())));
    }

    private static Scene board(final List<Scene.Token> left, final List<Scene.Token> right) {
        return new Scene(
                "board",
                "Board",
                List.of("1", "2"),
                List.of("Theirs"),
                List.of(
                        new Scene.Cell(0, 0, "a", Scene.Ground.OPPOSING, "", List.of("Wall"), left),
                        new Scene.Cell(1, 0, "b", Scene.Ground.OPPOSING, "", List.of(), right)));
    }

    private static Scene.Token enemy(final String id, final String name, final double health) {
        return new Scene.Token(
                        id, Scene.Side.OPPOSING, name, "Enemy " + name, List.of(4 * health + " left", "dug in"), health)
                .as(Scene.Role.SNIPER);
    }

    static ReplayModel model(final boolean luck) {
        final Transcript tale = tale();
        return new ReplayModel(
                "A toy",
                "played by a bot: trial 3 of seed 7",
                List.of("bot"),
                tale.steps().stream().map(ReplayModel.Frame::of).toList(),
                Optional.empty(),
                List.of(),
                List.of(new ReplayModel.Result("Home", List.of("yes"))),
                luck,
                luck ? List.of(Luck.of(tale)) : List.of(),
                "./sitrep replay toy.yaml --html",
                List.of(),
                List.of());
    }
}

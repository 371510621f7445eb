package org.sitrep.cli.session;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sitrep.ruleset.CampaignKeys;
import org.sitrep.ruleset.Ruleset;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * Finds the missions of a folder that none of its campaigns plays. The folder of a file is the one that its
 * {@code extends} may read. Reads each folder once; not thread-safe.
 */
public final class LeftOut {
    private final Map<Path, List<ScenarioDocument>> read = new HashMap<>();

    /**
     * Returns a sentence for each mission that no campaign of the folder plays: for a mission's file that mission, for
     * a campaign's file all missions of the folder. Empty for other files, for games without campaigns, and where the
     * folder has no campaign.
     */
    public List<String> of(final OpenScenario scenario) {
        return scenario.game().campaignKeys().stream()
                .flatMap(keys -> of(scenario, keys))
                .toList();
    }

    private Stream<String> of(final OpenScenario scenario, final CampaignKeys keys) {
        final ScenarioDocument document = scenario.document();
        final Path root = ScenarioLoader.root(Path.of(document.file()).toAbsolutePath());
        final boolean isCampaign = document.text(keys.campaign()).isPresent();
        if (!isCampaign && document.text(keys.mission()).isEmpty()) {
            return Stream.of();
        }
        final List<ScenarioDocument> around = Stream.concat(
                        Stream.of(document),
                        read
                                .computeIfAbsent(
                                        root, at -> scenarios(scenario.source().session(), at, scenario.game()))
                                .stream())
                .toList();
        final List<ScenarioDocument> campaigns = around.stream()
                .filter(other -> other.text(keys.campaign()).isPresent())
                .toList();
        final Set<String> played =
                campaigns.stream().flatMap(campaign -> played(campaign, keys)).collect(Collectors.toSet());
        return campaigns.stream()
                .limit(1)
                .flatMap(campaign -> (isCampaign ? around.stream() : Stream.of(document))
                        .flatMap(other -> missions(other, keys, root))
                        .distinct()
                        .filter(mission -> !played.contains(mission.id()))
                        .map(mission -> mission.isLeftOutOf(campaign, keys)));
    }

    private static List<ScenarioDocument> scenarios(final Session session, final Path root, final Ruleset game) {
        final Stream<Path> beside = Home.names(root).stream().map(name -> root.resolve(name + Home.YAML));
        return Stream.concat(beside, Home.playable(root, game).stream().map(root::resolve))
                .distinct()
                .map(path -> Source.of(session, Home.seenFromHere(path).toString())
                        .source()
                        .read(new Findings())
                        .orElse(null))
                .filter(Objects::nonNull)
                .filter(document -> document.ruleset().equals(game.id()))
                .toList();
    }

    /** Returns the missions that a campaign's list names. */
    private static Stream<String> played(final ScenarioDocument campaign, final CampaignKeys keys) {
        return campaign.at(listOf(campaign, keys)).filter(ListNode.class::isInstance).stream()
                .flatMap(list -> ((ListNode) list).items().stream())
                .filter(ScalarNode.class::isInstance)
                .map(id -> ((ScalarNode) id).text());
    }

    /** Returns the missions that files below a folder declare: for a mission's file the one that it plays. */
    private static Stream<Mission> missions(final ScenarioDocument document, final CampaignKeys keys, final Path root) {
        return document.at(keys.missions()).filter(MapNode.class::isInstance).stream()
                .flatMap(map -> ((MapNode) map).entries().keySet().stream())
                .filter(id -> document.text(keys.campaign()).isPresent()
                        || document.text(keys.mission()).filter(id::equals).isPresent())
                .map(id -> new Mission(
                        id, document.markOf(keys.missions() + "." + id).file()))
                .filter(mission ->
                        Path.of(mission.file).toAbsolutePath().normalize().startsWith(root));
    }

    private record Mission(String id, String file) {
        String isLeftOutOf(final ScenarioDocument campaign, final CampaignKeys keys) {
            final boolean isThere = campaign.at(keys.missions() + "." + id).isPresent();
            return file + ": no campaign plays the mission " + id + "; "
                    + (isThere ? "" : "name this file under extends, and ") + "add it to " + listOf(campaign, keys)
                    + " in " + campaign.file();
        }
    }

    private static String listOf(final ScenarioDocument campaign, final CampaignKeys keys) {
        return keys.listOf(campaign.text(keys.campaign()).orElseThrow());
    }
}
